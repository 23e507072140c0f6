import 'pixi.js/unsafe-eval';
import 'pixi.js/graphics';
import { autoDetectRenderer, Container, Rectangle, type Renderer, Ticker } from 'pixi.js';
import { Motion } from './Motion.ts';

/** Names of programs that work WebGL out on the processor. */
const EMULATORS = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** More device pixels than two for each CSS pixel cost time and are not seen. */
const FINEST_RESOLUTION = 2;

/** Size of a scene, in CSS pixels. */
export interface SceneSize {
  width: number;
  height: number;
  /** Device pixels for each CSS pixel. */
  resolution: number;
}

export interface SceneOptions {
  /** Positioned element that the canvas covers; its first child. The canvas takes no clicks, and screen readers do not see it. */
  host: HTMLElement;
  /**
   * Prepares everything that depends on the size: loads drawings, paints textures. Returns a function that puts them into `scene.root`.
   * Called when the scene opens and after each change of size. The last picture stays until the function is called, in the same frame in
   * which the scene takes its new size.
   */
  arrange: (scene: Scene, size: SceneSize) => Promise<() => void>;
  /** Called when the browser takes the drawing context away, and when it is back and drawn again. */
  onLost?: () => void;
  onBack?: () => void;
}

/**
 * A picture that moves: a canvas over a part of the page, drawn by Pixi with WebGL, or with its 2D renderer where WebGL is missing or
 * emulated. Frames are drawn only while something moves.
 *
 * Still parts belong into the page's markup, below or above the canvas, and so does every text: it is there at the first paint, is
 * sharp at every size, and can be read aloud. The markup is also the layout: `boxOf` tells where an element stands.
 */
export class Scene {
  readonly root = new Container();
  readonly motion = new Motion(() => this.draw());
  readonly #renderer: Renderer;
  readonly #options: SceneOptions;
  readonly #ticker = new Ticker();
  readonly #watch = new ResizeObserver(() => void this.#resize());
  #resizing: Promise<void> | undefined;

  /** Opens a scene. Resolves after its first frame; rejects when the browser draws neither way, or a drawing cannot be loaded. */
  static async open(options: SceneOptions): Promise<Scene> {
    // Its only task here would be to collect unused textures, at the price of a frame request that never ends.
    Ticker.system.autoStart = false;
    const renderer = await autoDetectRenderer({
      preference: isEmulated() ? 'canvas' : ['webgl', 'canvas'],
      skipExtensionImports: true,
      gcActive: false,
      ...sizeOf(options.host),
      autoDensity: true,
      backgroundAlpha: 0,
      antialias: true,
      roundPixels: true,
    });
    const scene = new Scene(renderer, options);
    try {
      await scene.#resize();
    } catch (error) {
      scene.destroy();
      throw error;
    }
    scene.#watch.observe(options.host);
    return scene;
  }

  private constructor(renderer: Renderer, options: SceneOptions) {
    this.#renderer = renderer;
    this.#options = options;
    const { canvas } = renderer;
    Object.assign(canvas.style, { position: 'absolute', inset: '0 auto auto 0', pointerEvents: 'none' });
    canvas.setAttribute('aria-hidden', 'true');
    canvas.dataset['renderer'] = renderer.name;
    canvas.addEventListener('webglcontextlost', () => options.onLost?.());
    canvas.addEventListener('webglcontextrestored', () => {
      this.#paint();
      options.onBack?.();
    });
    this.#ticker.add(({ deltaMS }) => {
      this.motion.advance(deltaMS);
      this.#paint();
      if (!this.motion.isMoving) this.#ticker.stop();
    });
  }

  /** Draws a frame soon, and as many as its movements need. */
  draw(): void {
    this.#ticker.start();
  }

  /** Returns where an element of the page stands in the scene, in whole device pixels as the browser draws it. */
  boxOf(element: Element): Rectangle {
    const host = snappedBox(this.#options.host);
    const { x, y, width, height } = snappedBox(element);
    return new Rectangle(x - host.x, y - host.y, width, height);
  }

  destroy(): void {
    this.#watch.disconnect();
    this.#ticker.destroy();
    this.motion.destroy();
    this.root.destroy({ children: true });
    this.#renderer.destroy({ removeView: true });
  }

  #paint(): void {
    this.#renderer.render(this.root);
  }

  /** Takes the size of the host. A change of size that comes on the way is taken up afterwards. */
  async #resize(): Promise<void> {
    this.#resizing ??= this.#arrange().finally(() => {
      this.#resizing = undefined;
    });
    await this.#resizing;
  }

  async #arrange(): Promise<void> {
    const { host, arrange } = this.#options;
    const { canvas } = this.#renderer;
    while (canvas.parentElement !== host || !this.#fits()) {
      const size = sizeOf(host);
      // Hidden: shown again, it has a size again.
      if (size.width === 0) return;
      const place = await arrange(this, size);
      this.#renderer.resize(size.width, size.height, size.resolution);
      place();
      this.#paint();
      if (canvas.parentElement !== host) host.prepend(canvas);
    }
  }

  #fits(): boolean {
    const { width, height, resolution } = sizeOf(this.#options.host);
    const { screen } = this.#renderer;
    return Math.abs(width - screen.width) < 0.1 && Math.abs(height - screen.height) < 0.1 && resolution === this.#renderer.resolution;
  }
}

function sizeOf(host: HTMLElement): SceneSize {
  const { width, height } = snappedBox(host);
  return { width, height, resolution: resolutionNow() };
}

function snappedBox(element: Element): Rectangle {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const resolution = resolutionNow();
  const snap = (value: number) => Math.round(value * resolution) / resolution;
  return new Rectangle(snap(left), snap(top), snap(right) - snap(left), snap(bottom) - snap(top));
}

function resolutionNow(): number {
  return Math.min(devicePixelRatio, FINEST_RESOLUTION);
}

/**
 * Returns true where WebGL is worked out on the processor, which takes thirty times as long as the 2D renderer. The browser's own flag,
 * `failIfMajorPerformanceCaveat`, does not tell it everywhere.
 */
function isEmulated(): boolean {
  const context = document.createElement('canvas').getContext('webgl', { failIfMajorPerformanceCaveat: true });
  if (!context) return true;
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER);
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return EMULATORS.test(String(name));
}
