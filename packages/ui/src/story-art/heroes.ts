import { art } from './posters';

/** Returns a scene of the lobby's carousel, by day and by night, in both crops. For stories only. */
export const hero = (name: 'tiger' | 'orbit') => ({
  picture: { url: art(`hero-${name}-day.avif`), urlDark: art(`hero-${name}.avif`), width: 1200, height: 433 },
  phonePicture: { url: art(`hero-${name}-day-phone.avif`), urlDark: art(`hero-${name}-phone.avif`), width: 480, height: 587 },
});
