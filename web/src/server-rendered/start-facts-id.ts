/** The element of a start page that holds its figures as JSON. */
export const START_FACTS_ID = 'start-facts';
