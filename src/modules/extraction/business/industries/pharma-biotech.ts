import type { Industry } from './industry.ts';

export const pharmaBiotech: Industry = {
  name: 'Pharmaceuticals & Biotech',
  bucket: 'Health & Wellness',
  description: 'Makers of medicines, biotechnology, clinical research and life sciences.',
  domainEndings: ['bio', 'pharma'],
  words: {
    intl: '!pharmaceutic*, !biotech*, !biopharma*, !pharma, !farmaceut*, !pharmazeut*',
    en: '!life sciences, !clinical trials, drug discovery, therapeutics, vaccines, generic medicines, gene therapy, biologics, oncology pipeline, ~pipeline',
    de: '!pharmaunternehmen, arzneimittel*, klinische studien, biotechnologie',
    fr: '!laboratoire pharmaceutique, biotechnologie*, essais cliniques, medicaments',
    es: '!laboratorio farmaceutico, biotecnologia, ensayos clinicos, medicamentos',
    it: '!azienda farmaceutica, biotecnologie, studi clinici, farmaci',
    pt: '!industria farmaceutica, biotecnologia, medicamentos',
    nl: '!geneesmiddelen, biotechnologie',
    pl: '!firma farmaceutyczna, biotechnologia, leki',
    sv: '!lakemedel*, bioteknik',
    da: '!laegemiddel*, bioteknologi',
    cs: '!biotechnologie, leciva, klinicke studie',
    ru: '!фармацевт*, !биотехнолог*, лекарственные препараты, лекарств*, клинические исследования',
    tr: '!ilac sanayi, !ilac, biyoteknoloji',
    ja: '!製薬, !創薬, バイオテクノロジー, 医薬品',
    zh: '!制药, !生物科技, !製藥, 生物医药, 药业',
    ko: '!제약, 바이오',
    ar: '!أدوية, !صناعة الأدوية, الادوية, التكنولوجيا الحيوية',
    hi: '!दवा निर्माता, !औषधि, जैव प्रौद्योगिकी',
  },
  subIndustries: [
    {
      name: 'Drug Makers',
      words: {
        en: 'pharmaceutical company, generic drugs, api manufacturer, medicines',
        de: 'generika',
        fr: 'generiques',
        es: 'genericos',
        pt: 'genericos',
        ru: 'производство лекарств',
      },
    },
    {
      name: 'Biotechnology',
      words: {
        en: 'microbiome, genomics, stem cell*, antibod*, cell therapy, molecular biology, bioscience*',
        de: 'genetik, molekularbiologie',
        fr: 'genomique',
        es: 'genomica',
        ru: 'генетическ*',
      },
    },
    {
      name: 'Clinical Research',
      words: {
        en: '!contract research organization, !clinical research, cro services, clinical development',
        de: 'klinische forschung',
        fr: 'recherche clinique',
        es: 'investigacion clinica',
        it: 'ricerca clinica',
        pt: 'pesquisa clinica',
      },
    },
  ],
};
