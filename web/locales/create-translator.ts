type Table = Readonly<Record<string, string>>;

/** Longer texts are no sentence of the service. */
const CHARACTERS_MAX = 2000;

/**
 * Translates sentences of the service, which come filled in, by a table of patterns in which `{names}` stand for what was filled in.
 * That is translated too, by the same patterns or by the texts of the pages. What nothing fits stays as it is.
 */
export function createTranslator({ responses, messages }: Record<'responses' | 'messages', Table>) {
  let patterns: readonly { readonly pattern: RegExp; readonly translation: string }[] | undefined;
  return translate;

  function translate(message: string): string {
    if (message.length > CHARACTERS_MAX) return message;
    patterns ??= Object.entries(responses).map(([english, translation]) => ({
      pattern: patternOf(english),
      translation,
    }));
    for (const { pattern, translation } of patterns) {
      const found = pattern.exec(message);
      if (found)
        return translation.replace(/\{(\w+)\}/g, (_, name: string) => translate(found.groups?.[name] ?? ''));
    }
    return messages[message] ?? message;
  }
}

/** The first letter may be a capital or not: a problem of a field begins small on the wire and is shown as a sentence. */
const patternOf = (english: string): RegExp =>
  new RegExp(
    `^${english
      .split(/(\{\w+\})/)
      .map((part, at) =>
        at % 2 === 1 ? `(?<${part.slice(1, -1)}>.+?)` : part.replace(/[\\^$.*+?()[\]|/]/g, '\\$&'),
      )
      .join('')}$`,
    'is',
  );
