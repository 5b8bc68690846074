/** What a person can set. Words for names and values are the commands' affair; these are the neutral ones. */

export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const BOARD_STYLES = ['ascii', 'unicode', 'text'] as const;
export type BoardStyle = (typeof BOARD_STYLES)[number];

/**
 * Whether a screen reader is this person's: unmet, until a client first tells of one; met from then on, so that they
 * are read to also where a client tells nothing; dismissed once they have chosen the board by hand.
 */
export const READERS = ['unmet', 'met', 'dismissed'] as const;
export type Reader = (typeof READERS)[number];

/** 'auto' follows what the client tells. */
export interface Settings {
  readonly colour: 'auto' | 'on' | 'off';
  readonly board: 'auto' | BoardStyle;
  /** Cells a row, 20..250. */
  readonly width: 'auto' | number;
  readonly charset: 'auto' | 'utf8' | 'latin1' | 'ascii';
  readonly language: Language;
  readonly prompt: boolean;
  /** A bell when it is one's turn. */
  readonly bell: boolean;
  /** Not set by its name, but by what happens. */
  readonly reader: Reader;
}

export const DEFAULT_SETTINGS: Settings = {
  colour: 'auto',
  board: 'auto',
  width: 'auto',
  charset: 'auto',
  language: 'de',
  prompt: true,
  bell: false,
  reader: 'unmet',
};

const WIDTH_MIN = 20;
const WIDTH_MAX = 250;

const CHOICES = {
  colour: ['auto', 'on', 'off'],
  board: ['auto', ...BOARD_STYLES],
  charset: ['auto', 'utf8', 'latin1', 'ascii'],
  language: LANGUAGES,
  prompt: ['on', 'off'],
  bell: ['on', 'off'],
} as const;

export const SETTING_NAMES = ['colour', 'board', 'width', 'charset', 'language', 'prompt', 'bell'] as const;
export type SettingName = (typeof SETTING_NAMES)[number];

export const isSettingName = (name: string): name is SettingName =>
  (SETTING_NAMES as readonly string[]).includes(name);

/** The neutral words that a setting takes; for width also a number of cells. */
export const choicesOf = (name: SettingName): readonly string[] =>
  name === 'width' ? ['auto'] : CHOICES[name];

/** The settings with one changed; null when the value is none of that setting's. */
export function withSetting(settings: Settings, name: SettingName, value: string): Settings | null {
  if (name === 'width' && value !== 'auto') {
    const cells = /^\d{1,3}$/.test(value) ? Number(value) : 0;
    return cells >= WIDTH_MIN && cells <= WIDTH_MAX ? { ...settings, width: cells } : null;
  }
  if (!choicesOf(name).includes(value)) return null;
  const changed =
    name === 'prompt' || name === 'bell'
      ? { ...settings, [name]: value === 'on' }
      : { ...settings, [name]: value };
  // A board chosen by hand is not to be chosen for them any more.
  return name === 'board' ? { ...changed, reader: 'dismissed' } : changed;
}

/** A setting's value in its neutral word. */
export function settingValue(settings: Settings, name: SettingName): string {
  const value = settings[name];
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return String(value);
}
