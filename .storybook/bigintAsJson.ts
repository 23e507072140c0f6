/** Storybook's tables write arguments as JSON, which has no `bigint`: pages of components with money would stay empty. */
Object.assign(BigInt.prototype, {
  toJSON(this: bigint) {
    return `${this}n`;
  },
});
