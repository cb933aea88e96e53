/** Words that only say that a country or region is one, so that beside its name they add nothing to search for: the DACH area. */
export const regionNouns: ReadonlySet<string> = new Set(
  (
    'region regions area areas zone country countries nation nations state states territory ' +
    'gebiet gebiete gebieten raum land lander landern staat staaten regionen zonen ' +
    'pays etat etats territoire regions zones espace ' +
    'regiones area areas pais paises estado estados territorio zona zonas ' +
    'regione regioni paese paesi stato stati zone ' +
    'regio regios gebied gebieden landen staten ruimte ' +
    'regiao regioes nacoes nacao espaco ' +
    'regionu regionie regiony regionach regionem obszar obszaru obszarze kraj kraju kraje krajow krajach panstwo panstwa panstw panstwach strefa strefy strefie rejon rejonu rejonie terytorium'
  ).split(' '),
);
