/** Storybook's tables write arguments as JSON, which knows no `bigint`: every page of a component with money would stay empty. */
Object.assign(BigInt.prototype, {
  toJSON(this: bigint) {
    return `${this}n`;
  },
});
