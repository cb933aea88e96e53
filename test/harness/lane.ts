/** The former name, for src/modules/copilot/model/hostile-pages.test.ts. */
export { bySuite as inLanes } from './suite.ts';
