import { lexicon } from '../../src/modules/extraction/business/matching/lexicon.ts';
import { builtInRules, createTechnologyDetector } from '../../src/modules/extraction/technologies/index.ts';

/** Prints the CPU milliseconds it takes to prepare technology rules and lexicon once their modules are loaded. */
const before = process.cpuUsage();
lexicon();
createTechnologyDetector([builtInRules()]);
const { user, system } = process.cpuUsage(before);
process.stdout.write(String((user + system) / 1000));
