/** Languages whose name is not that of one country's people, and words that name a language and nothing else. */
export const languageWords: Readonly<Record<string, string>> = {
  en: 'anglophone, anglophones, angloparlante*, anglofon*, anglojezyczn*',
  fr: 'francophone, francophones, francoparlante*, francofon*, francuskojezyczn*',
  de: 'germanophone, germanophones, germanofon*, germanoparlante*, niemieckojezyczn*',
  es: 'hispanophone*, hispanohablante*, hispanoparlante*, castellanohablante*, ispanofon*, hiszpanskojezyczn*, castilian, kastilisch*, castillan, castigliano, castelhano',
  it: 'italophone*, italofon*, wloskojezyczn*',
  pt: 'lusophone*, lusofon*, portugalskojezyczn*, brazilian portuguese',
  nl: 'neerlandophone*, flemish, flamisch*, flamand*, flamenco, fiammingo, vlaams*, flamandzk*, niderlandzkojezyczn*',
  pl: 'polonophone*, polskojezyczn*',
  ar: 'arabic, arabisch*, arabe, arabes, arabo, araba, arabi, arabsk*',
  he: 'hebrew, hebraisch*, hebreu, hebreo, ebraico, hebreeuws*, hebraico, hebrajsk*',
  ca: 'catalan, katalanisch*, catala, catalan*, catalans*, katalonsk*',
  eu: 'basque, baskisch*, vasco, euskera, basco, baskijsk*',
  gl: 'galician, galicisch*, galicien, gallego, galego, galicyjsk*',
  hi: 'hindi',
  fa: 'persian, farsi, persisch*, persan, persa, perzisch*, persk*',
  ru: 'russophone*, rusofon*, rosyjskojezyczn*',
};

/** What is English: the language first of all, and of Britain where it stands before something else than sites and pages. */
export const englishWords =
  'english, englisch*, anglais, anglaise, anglaises, ingles, inglesa, inglesas, ingleses, inglese, inglesi, engels, engelse, angielsk*';
