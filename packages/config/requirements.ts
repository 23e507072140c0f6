import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { definedIn, documents, fillProofs, findProofs, readDocument } from './proofs.ts';

// Writes into each document which tests prove its rows.
const proofs = findProofs();
for (const document of documents) {
  const text = fillProofs(readDocument(document), proofs);
  writeFileSync(path.resolve(import.meta.dirname, '../..', document), text);
  const open = text.match(/ not yet \(.+\) \|$/gm)?.length ?? 0;
  console.log(`${document}: ${definedIn(text).length} rows, ${open} without a test.`);
}
