/** `make <folder> <docs> <plain|hard> [default]`: writes a corpus as a site, for trying things out. */
import { makeCorpus, type Variant, writeSite } from './corpus.js';

const [folder, docs, variant = 'plain', mode] = process.argv.slice(2);
writeSite(folder!, makeCorpus({ docs: Number(docs), variant: variant as Variant }), mode !== 'default');
