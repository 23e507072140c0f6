/** A reason not to start that whoever starts the studio can cure: its message is one line that names the cure. */
export class StartError extends Error {}
