import type { Industry } from './industry.ts';

export const adult: Industry = {
  name: 'Adult',
  bucket: 'Other',
  description: 'Erotic content, adult dating and escort services.',
  types: ['AdultEntertainment'],
  domainEndings: ['xxx', 'porn', 'sex', 'adult'],
  words: {
    intl: '!porn*, !xxx, !erotic*, !erotik*, !hentai, !sexcam*, !webcam sex, !milf, ~18+',
    en: '!escort*, !adult videos, !adult content, !adult dating, !sex videos, !nude, strip club, sex chat, onlyfans, adult toys, live cams, free sex',
    de: '!huren, !bordell, !sexkontakte, erotikshop, sexvideos, laufhaus',
    fr: '!sexe, !libertin*, plan cul, sextoys, escorts',
    es: '!sexo, !putas, videos xxx, acompanantes, escorts',
    it: '!sesso, !incontri, escort, annunci erotici, trans',
    pt: '!sexo, !acompanhantes, garotas de programa, videos porno',
    nl: '!seks*, !sekscontact, sexfilms, prive ontvangst',
    pl: '!seks*, !sex oferty, sex anonse, roksa',
    sv: '!sexleksaker, eskort',
    da: '!escortpiger, sexlegetoj, frække',
    cs: '!priváty, !erotické, eroticke sluzby, sex shop',
    ru: '!порно*, !проститут*, !секс*, интим*, эскорт*, индивидуалк*',
    tr: '!escort bayan, !porno*, sikis, eskort',
    ja: '!風俗, !アダルト, デリヘル, エロ, AV女優',
    zh: '!色情, !成人, 情色, 黄色',
    ko: '!성인, 야동, 오피',
    ar: '!سكس, !اباحي',
    hi: '!सेक्स, अश्लील',
    th: '!หนังโป๊, หนังx',
  },
  subIndustries: [
    {
      name: 'Adult Content',
      words: {
        en: 'porn videos, adult movies, cam girls',
        de: 'pornos',
        ru: 'порно видео',
        es: 'videos porno',
        fr: 'video porno',
      },
    },
    {
      name: 'Escorts & Adult Dating',
      words: {
        en: 'call girls, escort agency, hookups, escort service',
        de: 'escortservice, begleitservice',
        ru: 'эскорт услуги',
        es: 'agencia de escorts',
        it: 'accompagnatrici',
        pt: 'acompanhantes de luxo',
      },
    },
  ],
};
