const wordsOf = (text: string) => text.trim().split(/\s+/);

/**
 * Tags and attributes allowed in announcements, terms and answers. None of them runs code, asks for input or can imitate a part of the
 * page. Source: LOB-11.
 */
export const allowedTags = wordsOf(`
  h2 h3 h4 p br hr blockquote pre code ul ol li dl dt dd
  strong b em i u s small sub sup bdi bdo span a img
  table caption thead tbody tfoot tr th td`);

export const allowedAttributes = wordsOf('href target rel src alt width height title dir lang colspan rowspan scope');
