export type NumberLabel = 'phone' | 'fax' | 'phone-and-fax' | 'identifier';

/** The kind of a number by the words before it; the nearest label wins, and null means that there is none. */
export function numberLabel(before: string): NumberLabel | null {
  const window = before.slice(-LABEL_WINDOW).toLowerCase();
  let label: NumberLabel | null = null;
  LABELS.lastIndex = 0;
  // `matchAll` would copy this long expression for every number.
  for (let match = LABELS.exec(window); match !== null; match = LABELS.exec(window)) {
    const { fax, shortFax, both, identifier } = match.groups ?? {};
    if (both !== undefined) label = 'phone-and-fax';
    else if (fax !== undefined || shortFax !== undefined) label = 'fax';
    else if (identifier === undefined) label = 'phone';
    // "Reg. 2456789-1 office@kvarnby.example": after a number and further words, the label no longer applies.
    else label = SPENT.test(window.slice(match.index + match[0].length)) ? null : 'identifier';
  }
  return label;
}

const LABEL_WINDOW = 60;
const SPENT = /\d{5}.*\p{L}{3}/u;

const alternatives = (list: string): string => list.trim().split(/\s+/).join('|').replaceAll('_', '\\s?');

const FAX = alternatives('fax telefax faks facs faksi факс φαξ 传真 傳真 ファックス 팩스 فاکس فاكس');

const PHONE = alternatives(`
  tel tél tlf telf tél\\. telefon telefoon telefono teléfono teléfonos telefone telefones telefoni telephone téléphone telephon phone phones ph
  call calling dial mobile mobil móvil movil mob cell celular cellulare handy hotline whatsapp viber gsm fon fone puh puhelin sími simi talk
  тел телефон телефоны моб звоните позвоните позвонить звонок връзка мобільний τηλ τηλέφωνο κιν
  电话 電話 手机 热线 전화 هاتف تلفن تلفون جوال موبایل טלפון נייד โทร điện_thoại hotline đt
  appelez appeler ligue llámanos llamanos llame llamar chiama chiamaci rufen anrufen ring zavolejte volejte zadzwoń dzwoń sunați ara arayın nazovite
  contact contacts contacto contato contatti kontakt kontakta support sales toll_free tollfree freephone helpline helpdesk help
  service kundenservice kundendienst infoline infolinia info zákaznická reservations reservation reservas prenotazioni booking bookings enquiries
  office switchboard centralino standard accueil secretaria secrétariat emergency urgences notruf direct`);

const IDENTIFIER = alternatives(`
  vat ust uid mwst ust-id ust-idnr steuernummer steuer-nr steuer tva iva p\\.i\\. p\\.?_iva partita_iva c\\.?f\\.? cod\\.?_fisc\\.? codice_fiscale btw moms mva alv áfa pvm
  cif nif nipc nip regon krs dič dic ič ičo ico dph инн огрн огрнип кпп бик окпо унп еик булстат єдрпоу
  cvr cvr-nr kvk siret siren rcs ape naf abn acn ein crn arbn org\\.?_?nr orgnr y-tunnus oib pib
  reg registration registered register company_no company_number company_reg hrb hra handelsregister registro
  iban bic swift konto kontonr bankverbindung account acct routing blz р\\/с счет isbn issn ean gtin sku art artikel artikelnr item model ref id
  zip postal postcode plz cep cap cp c\\.p\\. box p\\.o\\. postfach licen[cs]e licencia lic лицензия свидетельство
  cnpj cpf rfc rut ruc nit cuit gst gstin pan cin tin udyam mersis vergi mst duns 사업자등록번호 사업자번호 통신판매업신고 등록번호 charity patent trademark copyright ©`);

const LABELS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?<both>(?:${PHONE})\\.?\\s?[/&+,-]\\s?(?:${FAX}))|(?<fax>${FAX})|(?<shortFax>f(?=[.:]\\s?[+(\\d]|[.:]\\s?$))|(?<identifier>${IDENTIFIER})|(?:${PHONE})|[tmp](?=[.:]\\s?[+(\\d]|[.:]\\s?$))(?![\\p{L}\\p{N}])`,
  'gu',
);
