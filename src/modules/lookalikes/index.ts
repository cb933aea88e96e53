/**
 * Lookalikes: companies that resemble others, across languages, with the reasons. A page becomes a vector through the English meanings of
 * its words (`embedding/`); the vectors of all companies are stored in the vector index (`vectors/`); results come from there or, if there
 * are no vectors, from the concepts of the pages (`answers/`).
 * Start with `lookalikes.ts`, then `embedding/page-vector.ts`. Decision 27 has the figures.
 */
export type { Descriptions } from './answers/by-description.ts';
export { createLookalikeServices, type LookalikeServicesDependencies } from './create-lookalike-services.ts';
export { addUseMultilingual } from './embedding/add-use-multilingual.ts';
export type { DescribedConcept, TextDescription } from './embedding/describe-text.ts';
export type { EndpointOptions } from './embedding/endpoint-model.ts';
export { openModel } from './embedding/open-model.ts';
export type { Lookalikes } from './lookalikes.ts';
export type { NewLookalikes } from './new-lookalikes.ts';
export { type CompanyVectors, createCompanyVectors } from './vectors/company-vectors.ts';
export { embedIndex } from './vectors/embed-index.ts';
export { forgetEmbedded } from './vectors/embedded-through.ts';
export { EmbeddingStep } from './vectors/embedding-step.ts';
export type { VectorMaintenance } from './vectors/vector-maintenance.ts';
