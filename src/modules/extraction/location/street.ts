/** What a street is called in the languages of the countries we read. */
export const STREET_WORD =
  /(?:stra(?:ß|ss)e|str\.|weg|platz|allee|gasse|ring|damm|ufer|street|st\.?|road|rd\.?|avenue|ave\.?|av\.?|lane|ln\.?|drive|dr\.?|boulevard|blvd\.?|bd\.?|way|court|square|place|park|house|unit|suite|floor|highway|hwy|rue|chemin|impasse|allée|quai|route|place|calle|c\/|carrer|avenida|paseo|plaza|polígono|via|viale|corso|piazza|strada|rua|travessa|praça|ulica|ul\.|al\.|os\.|straat|laan|plein|kade|gatan|vägen|vej|gade|katu|tie|utca|út|tér|ulice|náměstí|třída|улица|ул\.|пр-т|шоссе|бульвар|наб\.|вул\.|проспект|пр\.|просп\.|пер\.|бул\.|jl\.|jalan|cad\.|caddesi|sok\.|sokak|mah\.|bulvarı|nagar|marg|sector|plot|gidc|estate|box|đường|phường|quận|địa chỉ|대로|로|길|iela|ceļš|gatvė|tänav|cesta|bulevar|bulevardul|calea|intrarea|carrera|chaussée|(?<!\p{L})(?:g\.|pr\.|r\.|tee|mnt|str|trg|cra\.?)|etorbidea|kalea|οδός|λεωφόρος)(?!\p{L})/iu;

/** A house number with a word for street, or a name and a number alone: "Mill Lane 3", "3 Mill Lane", "Rua do Sol, 319". */
export function isStreet(text: string): boolean {
  if (/©|@|https?:|\d{6}|^\+|tel|phone|fax|all rights/i.test(text)) return false;
  return (
    (STREET_WORD.test(text) && /\d/.test(text)) ||
    /^\p{Lu}[\p{L}.'’ -]{3,40},?\s\d{1,4}\s?\p{L}?$/u.test(text) ||
    /^\d{1,5}[a-z]?,? \p{Lu}[\p{L}.' -]{3,40}$/u.test(text)
  );
}
