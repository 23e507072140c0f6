/** An error that stops the start and that the operator can fix. Its message is one line with the remedy. */
export class StartError extends Error {}
