/** Regions made of countries, with what they are called. */
export const regions: readonly { readonly countries: readonly string[]; readonly names: string }[] = [
  {
    countries: ['DE', 'AT', 'CH'],
    names:
      'dach, dach region, d a ch, dach raum, dach gebiet, région dach, región dach, regione dach, dach regio, região dach, region dach, regionie dach, deutschsprachiger raum, deutschsprachigen raum',
  },
  {
    countries: ['BE', 'NL', 'LU'],
    names:
      'benelux, benelux countries, beneluxländer, beneluxländern, benelux länder, beneluxstaaten, pays du benelux, bénélux, beneluxlanden, países del benelux, paesi del benelux, países do benelux, beneluksie, beneluks, beneluksu, krajach beneluksu',
  },
  {
    countries: ['SE', 'NO', 'DK'],
    names:
      'scandinavia, scandinavian countries, skandinavien, skandinavischen ländern, scandinavie, pays scandinaves, escandinavia, países escandinavos, scandinavia, paesi scandinavi, scandinavië, scandinavische landen, escandinávia, países escandinavos, skandynawia, skandynawii, skandynawię, krajach skandynawskich, scandinavian, skandinavisch*, scandinave, scandinaves, escandinavo, escandinavos, escandinava, escandinavas, scandinavo, scandinavi, scandinava, scandinave, scandinavisch*, skandynawsk*',
  },
  {
    countries: ['SE', 'NO', 'DK', 'FI', 'IS'],
    names:
      'nordics, the nordics, nordic countries, nordic region, nordic, nordische länder, nordischen ländern, nordische, nordischen, nordics, pays nordiques, nordique, nordiques, países nórdicos, nórdico, nórdicos, nórdica, nórdicas, paesi nordici, nordico, nordici, nordiche, noordse landen, noordse, krajach nordyckich, kraje nordyckie, nordyckie, nordyckich',
  },
  {
    countries: ['ES', 'PT'],
    names:
      'iberia, iberian peninsula, iberian, iberische halbinsel, iberischen halbinsel, iberien, péninsule ibérique, ibérie, ibérique, ibériques, península ibérica, iberia, ibérico, ibéricas, ibéricos, penisola iberica, iberico, iberiche, iberisch schiereiland, iberische schiereiland, iberische, ibéria, ibérica, półwysep iberyjski, półwyspie iberyjskim, iberii, iberyjsk*',
  },
  {
    countries: ['EE', 'LV', 'LT'],
    names:
      'baltics, the baltics, baltic states, baltic countries, baltic, baltikum, baltische staaten, baltischen staaten, baltischen ländern, baltische, pays baltes, états baltes, balte, baltes, países bálticos, estados bálticos, bálticos, bálticas, paesi baltici, stati baltici, baltici, baltiche, baltische staten, baltische landen, kraje bałtyckie, krajach bałtyckich, państwa bałtyckie, państwach bałtyckich, bałtyckie',
  },
  {
    countries: ['GB', 'IE'],
    names:
      'british isles, uk and ireland, ireland and the uk, britische inseln, britischen inseln, îles britanniques, islas británicas, isole britanniche, britse eilanden, ilhas britânicas, wyspy brytyjskie, wyspach brytyjskich',
  },
  {
    countries: ['PL', 'CZ', 'SK', 'HU'],
    names:
      'visegrad, visegrad countries, visegrád, visegrad four, v4, visegrad group, visegrád staaten, visegrad staaten, groupe de visegrad, visegradlanden, grupa wyszehradzka, grupie wyszehradzkiej, wyszehradzk*',
  },
  {
    countries: ['US', 'CA', 'MX'],
    names:
      'north america, nordamerika, amérique du nord, américa del norte, norteamérica, nord america, nordamerica, america del nord, noord amerika, américa do norte, ameryka północna, ameryce północnej',
  },
  {
    countries: ['AU', 'NZ'],
    names:
      'australia and new zealand, anz, australasia, australien und neuseeland, australie et nouvelle zélande, australia y nueva zelanda, australia e nuova zelanda, australië en nieuw zeeland, austrália e nova zelândia, australia i nowa zelandia, australii i nowej zelandii',
  },
];
