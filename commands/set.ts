/** Changes a setting. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS } from '../src/command/definition';
import { choicesOf, DEFAULT_SETTINGS, SETTING_NAMES, withSetting } from '../src/text/settings';
import { settingWord, shownSetting, shownValue, valueWord } from './lexicon';

export default defineCommand({
  id: 'set',
  group: 'figure',
  words: { de: ['stelle'], en: ['set'] },
  forms: { de: ['<setting> [auf] <value>', '<setting>'], en: ['<setting> [to] <value>', '<setting>'] },
  bare: {
    forms: { de: ['<setting> [auf] <value>', '<setting>'], en: ['<setting> [to] <value>', '<setting>'] },
    starts: (word) => settingWord(word, false) !== null,
  },
  places: PLACE_KINDS,
  who: 'anyone',
  args: z.object({ setting: z.string(), value: z.string().optional() }),
  examples: {
    de: [
      ['stelle farbe aus', { setting: 'farbe', value: 'aus' }],
      ['stelle breite 60', { setting: 'breite', value: '60' }],
    ],
    en: [
      ['set colour off', { setting: 'colour', value: 'off' }],
      ['set width 60', { setting: 'width', value: '60' }],
    ],
  },
  seeAlso: ['settings', 'stand'],
  run: ({ setting, value }, _situation, language) => {
    const name = settingWord(setting);
    if (name === null) {
      const settings = SETTING_NAMES.map((each) => shownSetting(each, language));
      return { code: 'command-setting-unknown', given: setting, settings };
    }
    const choices = choicesOf(name);
    const shown = {
      setting: shownSetting(name, language),
      choices: choices.map((choice) => shownValue(choice, language)),
    };
    if (value === undefined)
      return name === 'width'
        ? { code: 'command-width-missing' }
        : { code: 'command-setting-missing', ...shown };
    const neutral = valueWord(value, choices) ?? value;
    if (withSetting(DEFAULT_SETTINGS, name, neutral) !== null)
      return { type: 'set', setting: name, value: neutral };
    if (name === 'width') return { code: 'command-width-value', given: value };
    return { code: 'command-setting-value', given: value, ...shown };
  },
});
