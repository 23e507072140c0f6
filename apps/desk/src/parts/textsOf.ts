/** Returns what was typed into the fields of a form, by their names. */
export function textsOf(form: HTMLFormElement): (name: string) => string {
  const given = new FormData(form);
  return (name) => {
    const text = given.get(name);
    return typeof text === 'string' ? text : '';
  };
}
