import { CanvasSource, Texture } from 'pixi.js';
import type { SceneSize } from './Scene.ts';

/** Loads a drawing of the studio. Rejects when it cannot be loaded. */
export async function loadDrawing(address: string): Promise<HTMLImageElement> {
  const drawing = new Image();
  drawing.src = address;
  await drawing.decode();
  return drawing;
}

/**
 * Paints a texture once, at the size in which it is shown. Everything that is costly to draw (SVG, gradients, blur) belongs here and not
 * into the frames. Both renderers draw such textures at the same speed; a tint is costly in the one without WebGL.
 */
export function paintTexture({ width, height, resolution }: SceneSize, paint: (context: CanvasRenderingContext2D) => void): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width * resolution));
  canvas.height = Math.max(1, Math.ceil(height * resolution));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no 2D context.');
  context.scale(resolution, resolution);
  paint(context);
  return new Texture({ source: new CanvasSource({ resource: canvas, resolution }) });
}

/** Paints a soft round light, bright in its centre. `color` is #RRGGBB. */
export function paintGlow(diameter: number, color: string, resolution: number): Texture {
  return paintTexture({ width: diameter, height: diameter, resolution }, (context) => {
    const radius = diameter / 2;
    const light = context.createRadialGradient(radius, radius, 0, radius, radius, radius);
    light.addColorStop(0, color);
    light.addColorStop(0.35, `${color}80`);
    light.addColorStop(1, `${color}00`);
    context.fillStyle = light;
    context.fillRect(0, 0, diameter, diameter);
  });
}

/** Destroys textures and frees their memory. */
export function destroyTextures(textures: Iterable<Texture>): void {
  for (const texture of textures) texture.destroy(true);
}
