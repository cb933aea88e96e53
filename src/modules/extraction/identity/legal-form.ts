export interface LegalName {
  /** With its legal form, as written. */
  readonly full: string;
  readonly withoutForm: string;
  readonly form: string;
}

/** Splits a name from its legal form, after it (`Kvarnby Bageri AB`) or before it (`ООО "Студия"`, `PT Roti`); null when it has none. */
export function splitLegalForm(name: string): LegalName | null {
  const full = name
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s,;:|–-]+$/, '');
  const touching = TOUCHING.exec(full);
  if (touching !== null) {
    const withoutForm = (touching[2] ?? touching[3] ?? '').trim();
    return withoutForm.length < 2 ? null : { full, withoutForm, form: touching[1] ?? touching[4] ?? '' };
  }
  const after = MAYBE_AFTER.test(full) ? AFTER.exec(full) : null;
  if (after !== null && after.index > 0) {
    const withoutForm = full.slice(0, after.index).replace(/[\s,.–-]+$/, '');
    return withoutForm.length < 2 ? null : { full, withoutForm, form: tidy(after[1] ?? '') };
  }
  const before = BEFORE.exec(full);
  if (before === null) return null;
  const withoutForm = full
    .slice(before[0].length)
    .replace(/^["«“„']+|["»”“']+$/g, '')
    .trim();
  return withoutForm.length < 2 ? null : { full, withoutForm, form: tidy(before[1] ?? '') };
}

/** The name people use, without its legal form. */
export function withoutLegalForm(name: string): string {
  return splitLegalForm(name)?.withoutForm ?? name;
}

/** A legal form in a text, such as a question about companies of that form. */
export interface MentionedForm {
  readonly form: string;
  readonly start: number;
  readonly end: number;
}

/** The legal forms that a text mentions, with the ending of their plural: "GmbHs", "B.V.'s". */
export function mentionedLegalForms(text: string): MentionedForm[] {
  return Array.from(text.matchAll(MENTIONED), (match) => ({
    form: tidy(match[1] ?? ''),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The ways in which pages write a legal form; companies have theirs as it was written: "B.V.", "BV". */
export function spellingsOfLegalForm(form: string): string[] {
  const bare = form.replaceAll('.', '');
  const isInitials = /^\p{L}{2,4}$/u.test(bare) && (form.includes('.') || bare === bare.toUpperCase());
  const dotted = isInitials ? Array.from(bare).join('.') : bare;
  const capital = form.charAt(0).toUpperCase() + form.slice(1);
  return [
    ...new Set([form, capital, bare, `${bare}.`, dotted, `${dotted}.`, form.replace(/\.$/, '')]),
  ].filter((one) => splitLegalForm(`Kvarnby ${one}`)?.form === one);
}

/** The longest comes first if one form is the start of another. */
const FORMS_AFTER = [
  'GmbH ?& ?Co\\.? ?(?:KGaA|KG|OHG)',
  'gGmbH',
  'GesmbH',
  'Ges\\.?m\\.?b\\.?H\\.?',
  'GmbH',
  'mbH',
  'UG(?: \\(haftungsbeschränkt\\))?',
  'KGaA',
  'KG',
  'OHG',
  'e\\.? ?K\\.?',
  'e\\.? ?V\\.?',
  'eG',
  'AG',
  'SE',
  'Pvt\\.? ?Ltd\\.?',
  'Private Limited',
  '(?:\\(Pty\\)|Pty\\.?) ?Ltd\\.?',
  'Pte\\.? ?Ltd\\.?',
  'Co\\.?,? ?Ltd\\.?',
  'Ltd\\.? ?(?:Şti|Sti)\\.?',
  'Limited',
  'Ltd\\.?',
  'PLC',
  'plc',
  'LLP',
  'L\\.?L\\.?C\\.?',
  'Incorporated',
  'Inc\\.?',
  'Corporation',
  'Corp\\.?',
  'L\\.?P\\.?',
  'Sdn\\.? ?Bhd\\.?',
  'S\\.?A\\.? de C\\.?V\\.?',
  'S\\. ?de R\\.?L\\.?(?: de C\\.?V\\.?)?',
  'S\\.?L\\.?U\\.?',
  'S\\.? ?L\\.?',
  'S\\.?A\\.?U\\.?',
  'S\\.?A\\.?S\\.?U?\\.?',
  'S\\.?à\\.? ?r\\.?l\\.?',
  'S\\.?A\\.?R\\.?L\\.?',
  'EURL',
  'S\\.?p\\.?A\\.?',
  'S\\.? ?r\\.? ?l\\.?(?: ?s\\.?)?',
  'S\\.?n\\.?c\\.?',
  'S\\.? ?A\\.?',
  'Lda\\.?',
  'Ltda\\.?(?: ME)?',
  'EIRELI',
  'B\\.?V\\.?(?:BA)?',
  'N\\.?V\\.?',
  'V\\.?O\\.?F\\.?',
  'ApS',
  'A\\/S',
  'I\\/S',
  'ASA',
  'AS',
  'AB',
  'Oyj',
  'Oy',
  'ehf\\.?',
  'OÜ',
  'SIA',
  'UAB',
  'spol\\. ?s ?r\\.? ?o\\.?',
  's\\. ?r\\. ?o\\.?',
  'a\\. ?s\\.',
  '[Ss]p\\. ?z ?o\\. ?o\\.?',
  'Sp\\. ?j\\.?',
  'Kft\\.?',
  'Zrt\\.?',
  'Nyrt\\.?',
  'Bt\\.',
  'd\\. ?o\\. ?o\\.?',
  'd\\. ?d\\.',
  'EOOD',
  'OOD',
  'AD',
  'ЕООД',
  'ООД',
  'АД',
  'A\\.?Ş\\.?',
  '\\(?(?:SMC-)?Pvt\\.?\\)? ?Ltd\\.?',
  'FZ-?(?:LLC|CO|E)',
  'DMCC',
  'W\\.?L\\.?L\\.?',
  'S\\.?A\\.?E\\.?',
  'JSC',
  'PJSC',
  'P\\.?L\\.?L\\.?C\\.?',
  'ULC',
  'Lt[ée]e\\.?',
  'DAC',
  'CLG',
  'S\\.?P\\.?R\\.?L\\.?',
  'SC?RL',
  'ASBL',
  'VZW',
  'SARL AU',
  'SUARL',
  'S\\.?A\\.?C\\.?',
  'E\\.?I\\.?R\\.?L\\.?',
  'S\\.?A\\.?P\\.?I\\.? de C\\.?V\\.?',
  'C[íi]a\\.? Ltda\\.?',
  'C\\.A\\.',
  'S\\/A',
  'Tbk\\.?',
  'OPC',
  'hf\\.?',
  'MTÜ',
  'j\\. ?d\\. ?o\\. ?o\\.?',
  's\\. ?p\\.',
  'k\\. ?s\\.',
  'Kkt\\.?',
  'DOO(?:EL)?',
  'ДООЕЛ',
  'Sh\\.? ?p\\.? ?k\\.?',
  'д\\. ?о\\. ?о\\.?',
  'MMC',
  'ХХК',
  'Α\\.?Ε\\.?',
  'Ε\\.?Π\\.?Ε\\.?',
  'Ι\\.?Κ\\.?Ε\\.?',
  'Ο\\.?Ε\\.?',
  'בע["״]מ',
  'ՍՊԸ',
  'จำกัด(?: \\(มหาชน\\))?',
  // The same in capitals.
  'GMBH(?: ?& ?CO\\.? ?KG)?',
  '(?:PVT|PTE|PTY)\\.? ?LTD\\.?',
  'CO\\.?,? ?LTD\\.?',
  'LTD\\.?(?: ?ŞTİ\\.?)?',
  '(?:PRIVATE )?LIMITED',
  'INC\\.?',
  'CORP\\.?',
  'S\\.?P\\.?A\\.?',
  'S\\.?R\\.?L\\.?(?: ?S\\.?)?',
  'LTDA\\.?(?: ME)?',
  'LDA\\.?',
  'SP\\. ?Z ?O\\. ?O\\.?',
  'S\\. ?R\\. ?O\\.?',
  'D\\. ?O\\. ?O\\.?',
  'KFT\\.?',
  'ZRT\\.?',
];
/** Forms written without a space next to the name. */
const FORMS_TOUCHING = [
  '株式会社',
  '有限会社',
  '合同会社',
  '股份有限公司',
  '有限责任公司',
  '有限公司',
  '주식회사',
  '유한회사',
  '\\(주\\)',
  '㈜',
  '[(（]株[)）]',
  '㈱',
  '医療法人(?:社団)?',
  '一般社団法人',
  '学校法人',
  '社会福祉法人',
];
const FORMS_BEFORE = [
  'ООО',
  'ОАО',
  'ЗАО',
  'ПАО',
  'АО',
  'ИП',
  'ТОВ',
  'ТзОВ',
  'ПП',
  'ФОП',
  'УП',
  'ОДО',
  'ЧУП',
  'ЧТУП',
  'ИООО',
  'ТОО',
  'ЖШС',
  'АТ',
  'ПрАТ',
  'ЕТ',
  'შპს',
  'UAB',
  'SIA',
  'VšĮ',
  'บริษัท',
  'DNTN',
  'PT\\.?',
  'CV\\.?',
  'SC',
  'C(?:ông ty|ÔNG TY|TY) (?:TNHH(?: MTV)?|C(?:ổ phần|Ổ PHẦN)|CP)',
];

/** The endings of the forms; most names have none of them and need no closer look. */
const MAYBE_AFTER =
  /(?:bH|BH|H\.?|KG|G|KGaA|UG|\)|K\.?|V\.?|AG|SE|eG|td\.?|TD\.?|imited|IMITED|[Tt][Ii]\.|PLC|plc|LLP|C\.?|nc\.?|NC\.?|orated|orp\.?|ORP\.?|oration|P\.?|hd\.?|U\.?|L\.?|l\.?|s\.?|S\.?|A\.?|a\.?|E|I|BA|F\.?|pS|AB|yj|[Oo]y|f\.?|Ü|o\.?|j\.?|t\.?|T\.?|İ\.?|O\.?|d\.|D|Д|Ş\.?|[ée]e\.?|W|k\.?|K|p\.|Ε\.?|מ|Ը|Л|К|о\.?|ด)[.,]?$/u;
const AFTER = new RegExp(`[\\s,]+(${FORMS_AFTER.join('|')})[.,]?$`, 'u');
const MENTIONED = new RegExp(
  `(?<![\\p{L}\\p{N}.&-])(${FORMS_AFTER.join('|')})(?:['’]?s(?!\\p{L}))?(?![\\p{L}\\p{N}])`,
  'gu',
);
const TOUCHING = new RegExp(
  `^(?:(${FORMS_TOUCHING.join('|')})(.+)|(.+?)(${FORMS_TOUCHING.join('|')}))$`,
  'u',
);
const BEFORE = new RegExp(`^(${FORMS_BEFORE.join('|')})[\\s"«“„]+`, 'u');

function tidy(form: string): string {
  return form.replace(/\s+/g, ' ').trim();
}
