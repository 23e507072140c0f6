const insertOnce: Pick<Node, 'insertBefore'> = {
  insertBefore: (tag, before) => (tag.isConnected ? tag : document.head.insertBefore(tag, before)),
};

/**
 * Puts style elements into the head, and leaves those of a server-rendered page where they are. Emotion moves them when it takes them over,
 * which makes the browser restyle the whole page. For a cache's `container`, of which it calls this method alone.
 */
export const stylesInPlace = insertOnce as Node;
