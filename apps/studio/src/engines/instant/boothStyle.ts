import { readFileSync } from 'node:fs';
import path from 'node:path';

/** CSS that all booths share. */
export const boothStyle = readFileSync(path.join(import.meta.dirname, 'client/booth.css'), 'utf8');
