import { startLists } from './startLists.ts';

/** The lists of a catalogue of the size given, in a process of its own: a large one's memory must slow nobody else. */
const lists = await startLists(Number(process.argv[2]));
process.send?.(lists.url);
process.once('disconnect', () => void lists.close());
