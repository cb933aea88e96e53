import { ClassAttributes } from './class-attributes.ts';
import type {
  Anchor,
  Button,
  Form,
  FormInput,
  Heading,
  Iframe,
  Image,
  LinkTag,
  MicrodataItem,
  Script,
} from './parsed-page.ts';

/** What one pass over a page collects; it becomes the read-only `ParsedPage`. */
export class PageParts {
  htmlLang: string | null = null;
  readonly metas = new Map<string, string[]>();
  readonly linkTags: LinkTag[] = [];
  readonly anchors: Anchor[] = [];
  readonly headings: Heading[] = [];
  readonly scripts: MutableScript[] = [];
  readonly styles: string[] = [];
  readonly images: Image[] = [];
  readonly forms: MutableForm[] = [];
  readonly iframes: Iframe[] = [];
  readonly buttons: Button[] = [];
  readonly jsonLdBlocks: string[] = [];
  readonly microdata: MutableMicrodataItem[] = [];
  readonly protectedEmails: string[] = [];
  readonly ids = new Set<string>();
  readonly classAttributes = new ClassAttributes();
  openForm: MutableForm | null = null;
  /** Inputs outside any form, as scripts create them. */
  readonly looseInputs: FormInput[] = [];
}

export type MutableScript = { -readonly [Key in keyof Script]: Script[Key] };
export type MutableForm = Omit<Form, 'inputs' | 'text'> & { readonly inputs: FormInput[]; text: string };
export type MutableMicrodataItem = Omit<MicrodataItem, 'properties'> & {
  readonly properties: Map<string, string[]>;
};

/** How much of each kind is kept; real pages stay below, hostile ones stop here. */
export const partsMax = {
  anchors: 5000,
  headings: 1000,
  scripts: 500,
  styles: 200,
  images: 2000,
  forms: 100,
  inputs: 300,
  iframes: 100,
  buttons: 500,
  linkTags: 500,
  metas: 500,
  metaRepeats: 20,
  microdata: 500,
  protectedEmails: 100,
  jsonLdBlocks: 50,
  names: 5000,
} as const;

export const charactersMax = {
  title: 2000,
  script: 20_000,
  style: 50_000,
  anchorText: 500,
  heading: 500,
  buttonText: 200,
  formText: 500,
  property: 500,
} as const;
