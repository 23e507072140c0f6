import { startLists } from './startLists.ts';

/** Starts the lists of a catalogue of a given size in a separate process, so that its memory use slows nothing else. */
const lists = await startLists(Number(process.argv[2]));
process.send?.(lists.url);
process.once('disconnect', () => void lists.close());
