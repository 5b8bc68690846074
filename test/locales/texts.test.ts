/** The catalogues against the codes that the house can say: none missing, none superfluous, all variables known. */
import { FluentParser, Visitor, type BaseNode, type Message, type Term } from '@fluent/syntax';
import { MESSAGES } from '../../src/text/message';
import type { ParamTable } from '../../src/text/params';
import { LANGUAGES, type Language } from '../../src/text/settings';
import { sourcesOf } from '../../locales';

const CODES: Readonly<Record<string, ParamTable>> = MESSAGES;
/** Long texts and the help of commands: held complete where topics and commands are listed. */
const isLongText = (id: string): boolean => /^(help|topic)-/.test(id);

interface Texts {
  readonly junk: readonly string[];
  readonly messages: ReadonlyMap<string, Message>;
  readonly terms: ReadonlyMap<string, Term>;
  readonly twice: readonly string[];
}

function textsOf(language: Language): Texts {
  const parser = new FluentParser({ withSpans: false });
  const junk: string[] = [];
  const twice: string[] = [];
  const messages = new Map<string, Message>();
  const terms = new Map<string, Term>();
  for (const [file, source] of sourcesOf(language)) {
    for (const entry of parser.parse(source).body) {
      if (entry.type === 'Junk') junk.push(`${file}: ${entry.content}`);
      if (entry.type === 'Term') terms.set(entry.id.name, entry);
      if (entry.type !== 'Message') continue;
      if (messages.has(entry.id.name)) twice.push(`${file}: ${entry.id.name}`);
      messages.set(entry.id.name, entry);
    }
  }
  return { junk, messages, terms, twice };
}

const TEXTS = Object.fromEntries(LANGUAGES.map((language) => [language, textsOf(language)])) as Record<
  Language,
  Texts
>;

/** The variables of a text, with those of the texts that it refers to. */
function variablesOf(node: BaseNode | null, texts: Texts): ReadonlySet<string> {
  const found = new Set<string>();
  if (node === null) return found;
  const visitor = new (class extends Visitor {
    override visitVariableReference({ id }: { readonly id: { readonly name: string } }): void {
      found.add(id.name);
    }
    override visitMessageReference(reference: {
      readonly id: { readonly name: string };
      readonly attribute: { readonly name: string } | null;
    }): void {
      const message = texts.messages.get(reference.id.name);
      const attribute = message?.attributes.find(({ id }) => id.name === reference.attribute?.name);
      const target = reference.attribute === null ? message?.value : attribute?.value;
      expect({ reference: reference.id.name, found: target !== undefined }).toMatchObject({ found: true });
      for (const name of variablesOf(target ?? null, texts)) found.add(name);
    }
  })();
  visitor.visit(node);
  return found;
}

describe.each(LANGUAGES)('locales/%s', (language) => {
  const texts = TEXTS[language];

  test('every file is sound Fluent, and no code is given twice', () => {
    expect(texts.junk).toEqual([]);
    expect(texts.twice).toEqual([]);
    expect(texts.messages.size).toBeGreaterThan(0);
  });

  test('every code has a text', () => {
    expect(Object.keys(CODES).filter((code) => !texts.messages.has(code))).toEqual([]);
  });

  test('every text has a code', () => {
    const superfluous = [...texts.messages.keys()].filter((id) => !isLongText(id) && !(id in CODES));
    expect(superfluous).toEqual([]);
  });

  test('texts use only what their code declares', () => {
    const unknown = Object.entries(CODES).flatMap(([code, params]) =>
      [...variablesOf(texts.messages.get(code)?.value ?? null, texts)]
        .filter((name) => !(name in params))
        .map((name) => `${code}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  test('long texts have no variables', () => {
    for (const [id, message] of texts.messages) {
      if (isLongText(id)) expect([id, [...variablesOf(message.value, texts)]]).toEqual([id, []]);
    }
  });

  test('texts hold no control characters and no colours', () => {
    for (const source of sourcesOf(language).values())
      expect(source.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  });
});

test('German, the reference, uses everything that is declared', () => {
  const unused = Object.entries(CODES).flatMap(([code, params]) => {
    const used = variablesOf(TEXTS.de.messages.get(code)?.value ?? null, TEXTS.de);
    return Object.keys(params)
      .filter((name) => !used.has(name))
      .map((name) => `${code}: ${name}`);
  });
  expect(unused).toEqual([]);
});

test('both languages have the same long texts', () => {
  const longTexts = (language: Language): string[] =>
    [...TEXTS[language].messages.keys()].filter(isLongText).sort();
  expect(longTexts('en')).toEqual(longTexts('de'));
});

test('German is written with real umlauts', () => {
  for (const [id, message] of TEXTS.de.messages) {
    const text = JSON.stringify(message);
    expect([
      id,
      /\b(fuer|fuelle|ueber|moeglich|zurueck|koennen|waehlen|heisst|ausserdem)\b/i.exec(text)?.[0],
    ]).toEqual([id, undefined]);
  }
});

test('English says whose something is once: a pawn of the computer, or one of its pawns, never “a pawn of the computer’s”', () => {
  const twice = [...sourcesOf('en')].flatMap(([file, source]) =>
    [...source.matchAll(/(?<!\bone )\bof \{ [^}]*\}’s[^\n]*/gu)].map(([found]) => `${file}: ${found}`),
  );
  expect(twice).toEqual([]);
});
