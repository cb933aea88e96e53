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
  {
    countries: 'AT,BE,BG,HR,CY,CZ,DK,EE,FI,FR,DE,GR,HU,IE,IT,LV,LT,LU,MT,NL,PL,PT,RO,SK,SI,ES,SE'.split(','),
    names:
      'european union, the eu, eu, eu countries, europäische union, europäischen union, eu länder, eu ländern, eu staaten, union européenne, pays de l ue, ue, unión europea, países de la ue, unione europea, paesi ue, europese unie, eu landen, união europeia, países da ue, unia europejska, unii europejskiej, kraje ue, krajach ue',
  },
  {
    countries:
      'AL,AT,BA,BE,BG,BY,CH,CY,CZ,DE,DK,EE,ES,FI,FR,GB,GR,HR,HU,IE,IS,IT,LI,LT,LU,LV,MC,MD,ME,MK,MT,NL,NO,PL,PT,RO,RS,SE,SI,SK,SM,UA'.split(
        ',',
      ),
    names:
      'europe, europa, european, europäisch*, européen, européens, européenne, européennes, europeo, europea, europeos, europeas, europei, europee, europees, europese, europeu, europeia, europeus, europeias, europie, europejsk*, europy, europę',
  },
  {
    countries: ['PL', 'CZ', 'SK', 'HU', 'RO', 'BG', 'UA', 'BY', 'MD'],
    names:
      'eastern europe, osteuropa, europe de l est, europa del este, europa dell est, oost europa, europa oriental, leste europeu, europa de leste, europa wschodnia, europie wschodniej',
  },
  {
    countries: ['AL', 'BA', 'BG', 'HR', 'ME', 'MK', 'RS', 'SI', 'GR', 'RO'],
    names:
      'balkans, the balkans, balkan, balkan countries, balkanländer, balkanländern, auf dem balkan, balcanes, les balkans, balcani, bálcãs, balcãs, bałkany, bałkanach',
  },
  {
    countries: ['AR', 'BO', 'BR', 'CL', 'CO', 'EC', 'GY', 'PE', 'PY', 'SR', 'UY', 'VE'],
    names:
      'south america, südamerika, amérique du sud, américa del sur, sudamérica, suramérica, sud america, sudamerica, america del sud, zuid amerika, américa do sul, ameryka południowa, ameryce południowej',
  },
  {
    countries: 'AR,BO,BR,CL,CO,CR,CU,DO,EC,GT,HN,MX,NI,PA,PE,PY,SV,UY,VE'.split(','),
    names:
      'latin america, latam, lateinamerika, amérique latine, américa latina, latinoamérica, america latina, latijns amerika, ameryka łacińska, ameryce łacińskiej, latin american, lateinamerikanisch*, latinoaméricain*, latinoamerican*',
  },
  {
    countries: ['GT', 'BZ', 'SV', 'HN', 'NI', 'CR', 'PA'],
    names:
      'central america, mittelamerika, zentralamerika, amérique centrale, américa central, centroamérica, america centrale, midden amerika, ameryka środkowa, ameryce środkowej',
  },
  {
    countries: ['AE', 'BH', 'KW', 'OM', 'QA', 'SA'],
    names:
      'gulf states, gulf countries, gcc, golfstaaten, pays du golfe, países del golfo, paesi del golfo, golflanden, países do golfo, kraje zatoki perskiej, krajach zatoki',
  },
  {
    countries: ['MA', 'DZ', 'TN'],
    names: 'maghreb, magreb, maghrebu',
  },
];
