// One line for each engine. Its name here is the name of its folder.
export { roulette } from './roulette/engine.ts';
export { baccarat } from './baccarat/engine.ts';
export { videoPoker } from './videoPoker/engine.ts';
export { crash } from './crash/engine.ts';
export { reels } from './reels/engine.ts';
export { blackjack } from './blackjack/engine.ts';
export { mines } from './mines/engine.ts';
export { plinko } from './plinko/engine.ts';
export { dice } from './dice/engine.ts';
export { scratch } from './scratch/engine.ts';
export { markets } from './markets/engine.ts';
export { hilo } from './hilo/engine.ts';
export { shots } from './shots/engine.ts';
export { draws } from './draws/engine.ts';
export { sicBo } from './sicBo/engine.ts';
export { live } from './live/engine.ts';
export { cockfight } from './cockfight/engine.ts';
