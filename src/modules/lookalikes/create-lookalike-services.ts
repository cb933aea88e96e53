import type { TextIndex } from '../../lib/text-index/index.ts';
import type { VectorIndex } from '../../lib/vector-index/index.ts';
import type { Logger } from '../../platform/logger.ts';
import type { CompanyStore } from '../companies/index.ts';
import { createDescriptions, type Descriptions } from './answers/by-description.ts';
import { type ModelChoice, openModel } from './embedding/open-model.ts';
import {
  createLookalikes,
  glossaryStatistics,
  type Lookalikes,
  type LookalikesDependencies,
} from './lookalikes.ts';
import { createNewLookalikes, type NewLookalikes } from './new-lookalikes.ts';
import { type CompanyVectors, createCompanyVectors } from './vectors/company-vectors.ts';
import { createVectorMaintenance, type VectorMaintenance } from './vectors/vector-maintenance.ts';

export interface LookalikeServicesDependencies {
  readonly index: TextIndex;
  readonly companies: CompanyStore;
  readonly vectorIndex: VectorIndex;
  readonly logger: Logger;
  readonly model: ModelChoice;
  readonly fitFile: string;
  readonly thresholds: LookalikesDependencies['thresholds'];
}

export interface LookalikeServices {
  readonly lookalikes: Lookalikes;
  readonly newLookalikes: NewLookalikes;
  readonly descriptions: Descriptions;
  readonly companyVectors: CompanyVectors;
  /** Closing it closes everything, including the threads that read pages. */
  readonly vectorMaintenance: VectorMaintenance;
}

/** Creates everything that finds lookalikes and maintains their vectors. */
export function createLookalikeServices(needs: LookalikeServicesDependencies): LookalikeServices {
  const { index, companies, vectorIndex, logger, fitFile, thresholds } = needs;
  const { model, glossary, close } = openModel(needs.model);
  const vectors = createCompanyVectors(vectorIndex, model);
  const vectorMaintenance = createVectorMaintenance({ index, vectorIndex, vectors, fitFile, logger });
  const lookalikes = createLookalikes({
    index,
    companies,
    vectors,
    glossary,
    logger,
    thresholds,
    behind: vectorMaintenance.behind,
  });
  return {
    lookalikes,
    newLookalikes: createNewLookalikes({ index, lookalikes, catchUp: vectorMaintenance.catchUp }),
    descriptions: createDescriptions(vectors, glossary, () => glossaryStatistics(vectors, glossary)),
    companyVectors: vectors,
    vectorMaintenance: {
      ...vectorMaintenance,
      async stop() {
        await vectorMaintenance.stop();
        await close();
      },
    },
  };
}
