import path from 'node:path';
import {
  isArrayTypeNode,
  isExpressionWithTypeArguments,
  isIndexedAccessTypeNode,
  isInterfaceDeclaration,
  isObjectBindingPattern,
  isTypeAliasDeclaration,
  isTypeReferenceNode,
  isUnionTypeNode,
  type Node,
  type ParameterDeclaration,
  type PropertySignatureDeclaration,
} from 'typescript/unstable/ast';
import {
  API,
  type Checker,
  type NodeHandle,
  type Program,
  SignatureKind,
  type Symbol as TypeScriptSymbol,
  SymbolFlags,
} from 'typescript/unstable/sync';

/** A property of a component, as its page shows it. */
export interface Property {
  name: string;
  /** As written, with the unions it names written out: `'normal' | 'lead'`. */
  type: string;
  isRequired: boolean;
  default?: string;
  description: string;
}

/** Description and properties of a component, read from its code. */
export interface Described {
  name: string;
  description: string;
  /** Tag of the root, whose properties the component takes too. */
  root?: string;
  /** Its own properties, required ones first. */
  properties: Property[];
  /** Declarations of the types that its properties name. */
  types: { name: string; code: string }[];
}

const library = path.resolve(import.meta.dirname, '../../packages/ui');
const project = path.join(library, 'tsconfig.json');
const rootProps = path.join(library, 'src/theme/RootProps.ts');

/** Reads the properties of components with the checker of TypeScript, which runs beside this process until it is closed. */
export class PropsReader {
  readonly #api = new API({ cwd: library });
  #checker!: Checker;
  #program!: Program;

  constructor() {
    this.refresh();
  }

  /** Reads changed files anew. */
  refresh() {
    const snapshot = this.#api.updateSnapshot({ openProjects: [project], fileChanges: { invalidateAll: true } });
    const opened = snapshot.getProject(project);
    if (!opened) throw new Error(`TypeScript does not open ${project}`);
    this.#checker = opened.checker;
    this.#program = opened.program;
  }

  close() {
    this.#api.close();
  }

  /** Returns the components that a file exports. */
  read(file: string): Described[] {
    const source = this.#program.getSourceFile(file);
    const module = source && this.#checker.getSymbolAtLocation(source);
    if (!module) return [];
    return this.#checker.getExportsOfModule(module).flatMap((exported) => this.#describe(exported) ?? []);
  }

  #describe(exported: TypeScriptSymbol): Described | undefined {
    const type = /^[A-Z][a-z]/.test(exported.name) ? this.#checker.getTypeOfSymbol(exported) : undefined;
    const [signature] = type ? this.#checker.getSignaturesOfType(type, SignatureKind.Call) : [];
    if (!signature) return undefined;
    const props = this.#checker.getParameterType(signature, 0);
    const own = props ? this.#checker.getPropertiesOfType(props).filter(isOwn) : [];
    const types = new Map<string, string>();
    const parameter = signature.getParameters()[0]?.valueDeclaration?.resolve() as ParameterDeclaration | undefined;
    const defaults = parameter ? defaultsIn(parameter) : {};
    const properties = own.map((symbol) => this.#property(symbol, types, defaults[symbol.name]));
    const root = parameter?.type && this.#rootOf(parameter.type);
    return {
      name: exported.name,
      description: this.#checker.getDocumentationCommentOfSymbol(exported),
      ...(root && { root }),
      properties: properties.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired)),
      types: [...types].map(([name, code]) => ({ name, code })),
    };
  }

  #property(symbol: TypeScriptSymbol, types: Map<string, string>, inCode?: string): Property {
    const byDefault = this.#checker.getJsDocTagsOfSymbol(symbol).find(({ name }) => name === 'default')?.text ?? inCode;
    const declared = symbol.declarations.find(isOfLibrary)?.resolve() as PropertySignatureDeclaration | undefined;
    const type = declared?.type ? onOneLine(this.#written(declared.type, types)) : 'unknown';
    const isRequired = (symbol.flags & SymbolFlags.Optional) === 0;
    return {
      name: symbol.name,
      type: isRequired ? type : type.replace(/ \| undefined$/, '').replace(/^\((.*)\)$/, '$1'),
      isRequired,
      ...(byDefault !== undefined && { default: byDefault }),
      description: this.#checker.getDocumentationCommentOfSymbol(symbol),
    };
  }

  /** Returns the source of a type, the library's unions written out in place of their names, and collects the other types that it names. */
  #written(node: Node, types: Map<string, string>): string {
    const named = isTypeReferenceNode(node) ? this.#declarationOf(node.typeName) : undefined;
    if (named && isTypeAliasDeclaration(named) && isUnionTypeNode(named.type)) return this.#written(named.type, types);
    if (named) types.set(named.name.text, named.getText());
    if (isIndexedAccessTypeNode(node)) {
      const member = this.#checker.getTypeFromTypeNode(node);
      const alias = member && this.#checker.getNonNullableType(member)?.getAliasSymbol()?.declarations.find(isOfLibrary)?.resolve();
      if (alias && isTypeAliasDeclaration(alias) && isUnionTypeNode(alias.type)) return this.#written(alias.type, types);
    }
    const { text } = node.getSourceFile();
    let written = '';
    let from = node.getStart();
    node.forEachChild((child) => {
      const part = this.#written(child, types);
      const isUnion = part !== child.getText() && part.includes('|') && isArrayTypeNode(node);
      written += text.slice(from, child.getStart()) + (isUnion ? `(${part})` : part);
      from = child.end;
    });
    return written + text.slice(from, node.end);
  }

  /** Returns the tag of `RootProps` in a type, in what it names, or in what that extends. */
  #rootOf(node: Node): string | undefined {
    const [, root] = /(?:RootProps|ComponentProps(?:WithRef)?)<'(\w+)'>/.exec(node.getText()) ?? [];
    if (root) return root;
    if (isTypeReferenceNode(node) || isExpressionWithTypeArguments(node)) {
      const named = this.#declarationOf(isTypeReferenceNode(node) ? node.typeName : node.expression);
      const found =
        named && isInterfaceDeclaration(named)
          ? named.heritageClauses?.map((clause) => this.#rootOf(clause))
          : named && [this.#rootOf(named)];
      if (found) return found.find((one) => one !== undefined);
    }
    let inside: string | undefined;
    node.forEachChild((child) => {
      inside ??= this.#rootOf(child);
    });
    return inside;
  }

  /** Returns the declaration of a type of the library. */
  #declarationOf(name: Node) {
    const symbol = this.#checker.getSymbolAtLocation(name);
    const target = symbol && symbol.flags & SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
    const handle = target?.declarations.find(isOfLibrary);
    const declaration = handle?.resolve();
    return declaration && (isTypeAliasDeclaration(declaration) || isInterfaceDeclaration(declaration)) ? declaration : undefined;
  }
}

const isOfLibrary = ({ path: file }: NodeHandle) => file.startsWith(`${library}/src/`) && file !== rootProps;
const isOwn = ({ declarations }: TypeScriptSymbol) => declarations.some(isOfLibrary);

/** Returns the defaults that a component takes its properties apart with. */
const defaultsIn = ({ name }: ParameterDeclaration): Record<string, string> =>
  name && isObjectBindingPattern(name)
    ? Object.fromEntries(
        name.elements.flatMap((element) =>
          element.initializer ? [[(element.propertyName ?? element.name)?.getText(), element.initializer.getText()]] : [],
        ),
      )
    : {};

const onOneLine = (type: string) =>
  type
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .trim();
