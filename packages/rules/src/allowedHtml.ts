const wordsOf = (text: string) => text.trim().split(/\s+/);

/** What announcements, terms and answers are written in. Nothing here runs, asks for input, or looks like a part of the page. Source: LOB-11. */
export const allowedTags = wordsOf(`
  h2 h3 h4 p br hr blockquote pre code ul ol li dl dt dd
  strong b em i u s small sub sup bdi bdo span a img
  table caption thead tbody tfoot tr th td`);

export const allowedAttributes = wordsOf('href target rel src alt width height title dir lang colspan rowspan scope');
