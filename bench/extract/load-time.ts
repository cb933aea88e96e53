import { lexicon } from '../../src/modules/extraction/business/matching/lexicon.ts';
import { CURATED_RULES, createTechnologyDetector } from '../../src/modules/extraction/technologies/index.ts';

/** Prints the CPU milliseconds it takes to make technology rules and lexicon ready once their modules are loaded. */
const before = process.cpuUsage();
lexicon();
createTechnologyDetector([CURATED_RULES]);
const { user, system } = process.cpuUsage(before);
process.stdout.write(String((user + system) / 1000));
