/** Returns the file name of a story's picture: by folder and file, so that moving a family in the sidebar renames no baseline. */
export function pictureName(file: string, storyId: string): string {
  const [folder = '', stories = ''] = file.split('/').slice(-2);
  const component = stories.replace('.stories.tsx', '').toLowerCase();
  const [, story = ''] = storyId.split('--');
  return [...new Set([folder, component, story])].join('-');
}
