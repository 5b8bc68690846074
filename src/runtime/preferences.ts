/** What people set for themselves, and what it does to their line at once. */
import {
  isSettingName,
  READERS,
  settingValue,
  SETTING_NAMES,
  withSetting,
  type Settings,
} from '../text/settings';
import type { StoredSettings } from '../ports/accounts';
import type { PageLine } from '../text/page';
import type { House } from './house';
import type { Line } from './line';
import { changeAccount } from './own-account';

/** Settings as kept with the account, read with care: what is unknown stays at its default. */
export function settingsFrom(stored: StoredSettings, defaults: Settings): Settings {
  let settings = defaults;
  for (const name of SETTING_NAMES) {
    const value = stored[name];
    if (value !== undefined) settings = withSetting(settings, name, String(value)) ?? settings;
  }
  const reader = READERS.find((each) => each === stored['reader']) ?? defaults.reader;
  return { ...settings, reader };
}

export const storedSettings = (settings: Settings): StoredSettings => ({
  ...Object.fromEntries(SETTING_NAMES.map((name) => [name, settingValue(settings, name)])),
  reader: settings.reader,
});

export function applySettings(line: Line, settings: Settings): void {
  line.settings = settings;
  line.connection.setCharset(settings.charset === 'auto' ? null : settings.charset);
}

export async function set(house: House, line: Line, setting: string, value: string): Promise<void> {
  const settings = isSettingName(setting) ? withSetting(line.settings, setting, value) : null;
  if (settings === null || !isSettingName(setting)) {
    line.say({ code: 'setting-unknown' });
    return;
  }
  applySettings(line, settings);
  line.say({ code: 'setting-changed', setting, value });
  const { board, charset } = line.capabilities;
  if ((setting === 'board' || setting === 'charset') && settings.board === 'unicode' && board !== 'unicode')
    line.say({ code: 'board-needs-utf8', charset });
  if (line.person === null) return;
  await changeAccount(house, line, line.person, (account) => ({
    ...account,
    settings: storedSettings(line.settings),
  }));
}

const spokenFor = ({ settings }: Line): boolean => settings.board === 'auto' && settings.reader === 'met';

export function showSettings(line: Line): void {
  line.page([
    { kind: 'heading', message: { code: 'settings-heading' } },
    ...SETTING_NAMES.map((name): PageLine => ({
      kind: 'entry',
      term: line.catalogue.say({ code: 'setting-name', setting: name }),
      message: { code: 'setting-value', setting: name, value: settingValue(line.settings, name) },
    })),
    ...(spokenFor(line) ? [{ kind: 'text', message: { code: 'reader-remembered' } } as const] : []),
    { kind: 'text', message: { code: 'settings-hint' } },
  ]);
}
