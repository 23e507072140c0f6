interface Entry {
  id: string;
  type: 'story' | 'docs';
  importPath: string;
}

let addresses: Promise<Map<string, string>> | undefined;

/** Returns the address of each component's page by the name of the component. */
export const pages = () =>
  (addresses ??= fetch('./index.json').then(async (reply) => {
    const { entries } = (await reply.json()) as { entries: Record<string, Entry> };
    const docs = Object.values(entries).filter(({ type, importPath }) => type === 'docs' && importPath.endsWith('.stories.tsx'));
    return new Map(
      docs.map(({ id, importPath }) => [importPath.split('/').at(-1)?.replace('.stories.tsx', '') ?? '', `?path=/docs/${id}`]),
    );
  }));
