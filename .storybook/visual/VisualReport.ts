import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';
import { looksOf } from '../modes.ts';
import { baselines, differences } from './folders.ts';
import { pictureName } from './pictureName.ts';
import { type PictureDifference, reportPage, type TreeDifference } from './reportPage.ts';

type Artifact = Parameters<NonNullable<Reporter['onTestCaseArtifactRecord']>>[1];

const looks = Object.keys(looksOf({ phone: true }));

const page = path.join(differences, 'index.html');
const list = path.join(differences, 'found.json');

/** Collects the pictures and the accessibility trees that differ in one self-contained page: `packages/ui/visual-diff/index.html`. */
export default class VisualReport implements Reporter {
  readonly #found: PictureDifference[] = [];
  readonly #trees: TreeDifference[] = [];

  onTestRunStart() {
    this.#found.length = 0;
    this.#trees.length = 0;
    for (const file of [page, list]) rmSync(file, { force: true });
  }

  onTestCaseArtifactRecord(test: TestCase, artifact: Artifact) {
    if (artifact.type !== 'internal:toMatchScreenshot') return;
    const { storyId = '' } = test.meta() as { storyId?: string };
    const picture = (kind: 'reference' | 'actual' | 'diff') => {
      const { path: file } = artifact.attachments.find(({ name }) => name === kind) ?? {};
      return file ? readFileSync(file) : undefined;
    };
    const [reference, actual] = [picture('reference'), picture('actual')];
    const story = pictureName(test.module.moduleId, storyId);
    // The artifact has copies, whose names say nothing; several looks of a story may look alike.
    const names = looks.map((look) => `${story}__${look}`).filter((name) => !this.#found.some((known) => known.name === name));
    this.#found.push({
      name: names.find((name) => isKept(name, 'actual', actual) || isKept(name, 'reference', reference)) ?? story,
      component: path.basename(test.module.moduleId, '.stories.tsx'),
      story: test.name,
      storyId,
      message: artifact.message.split('\n').at(-1) ?? '',
      before: reference && src(reference),
      after: src(actual),
      difference: src(picture('diff')),
    });
  }

  onTestCaseResult(test: TestCase) {
    const { heard, differing = [] } = test.meta();
    if (heard && heard.tree !== heard.recorded) this.#trees.push(heard);
    for (const { name, message } of differing) {
      const pictureAt = (file: string) => (existsSync(file) ? src(readFileSync(file)) : undefined);
      this.#found.push({
        name,
        component: path.basename(test.module.moduleId, '.test.ts'),
        story: test.name,
        storyId: '',
        message,
        before: pictureAt(path.join(baselines, `${name}.png`)),
        after: pictureAt(path.join(differences, `${name}-actual.png`)),
        difference: undefined,
      });
    }
  }

  onTestRunEnd() {
    if (this.#found.length + this.#trees.length === 0) return;
    mkdirSync(differences, { recursive: true });
    writeFileSync(page, reportPage(this.#found, this.#trees));
    for (const { file, tree } of this.#trees) {
      mkdirSync(path.dirname(path.join(differences, file)), { recursive: true });
      writeFileSync(path.join(differences, file), `${tree}\n`);
    }
    writeFileSync(list, JSON.stringify([...this.#found.map(({ name }) => name), ...this.#trees.map(({ file }) => file)]));
    const counts = `Pictures that differ: ${this.#found.length}, accessibility trees: ${this.#trees.length}.`;
    console.log(`\n${counts} See ${path.relative(process.cwd(), page)}`);
  }
}

function isKept(name: string, kind: 'actual' | 'reference', picture: Buffer | undefined): boolean {
  const file = path.join(differences, `${name}-${kind}.png`);
  return picture !== undefined && existsSync(file) && readFileSync(file).equals(picture);
}

const src = (picture: Buffer | undefined) => picture && `data:image/png;base64,${picture.toString('base64')}`;
