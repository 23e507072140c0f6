import { EventEmitter } from 'node:events';
import type { Bus, Changed } from './Bus.ts';
import { collect } from './collect.ts';

/** Opens the bus of the embedded database, which has a single process. */
export function openProcessBus(): Bus {
  const events = new EventEmitter<{ changed: [Changed] }>();
  events.setMaxListeners(0);
  const collected = collect((ids) => events.emit('changed', ids));
  return {
    publish: (ids) => collected.add(ids),
    onEvent(listener) {
      events.on('changed', listener);
      return () => events.off('changed', listener);
    },
  };
}
