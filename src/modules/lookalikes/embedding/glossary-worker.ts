import { readByGlossary } from './glossary-reader.ts';
import { answerAsReader } from './page-readers.ts';

answerAsReader(readByGlossary);
