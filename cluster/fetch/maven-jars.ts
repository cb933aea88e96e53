import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readZip } from './read-zip.ts';

export interface Jar {
  /** The folder below the target that it goes to. */
  readonly to: string;
  /** `group:artifact:version`, with a classifier behind it where it has one. */
  readonly artifact: string;
  readonly sha256: string;
  /** An archive, whose files go to the folder. */
  readonly packed?: 'zip';
}

const FETCH_MS_MAX = 600_000;

/** Brings jars by the machine's own `mvn`, which knows where its repositories are, and compares each with its sum. */
export function fetchJars(jars: readonly Jar[], target: string): void {
  mkdirSync(target, { recursive: true });
  const pom = join(target, 'pom.xml');
  writeFileSync(pom, pomOf(jars, target));
  const goal = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy';
  const { status, stdout, error } = spawnSync('mvn', ['-q', '-B', '-f', pom, goal], {
    encoding: 'utf8',
    timeout: FETCH_MS_MAX,
  });
  if (status !== 0)
    throw new Error(`mvn did not bring the jars: ${error?.message ?? stdout.trim().split('\n')[0]}`);
  for (const jar of jars) {
    const file = join(target, jar.to, fileOf(jar));
    const bytes = readFileSync(file);
    if (createHash('sha256').update(bytes).digest('hex') !== jar.sha256)
      throw new Error(`mvn brought a ${jar.artifact} with other bytes than are known here`);
    if (jar.packed === undefined) continue;
    unpack(bytes, join(target, jar.to));
    rmSync(file);
  }
}

function unpack(archive: Buffer, folder: string): void {
  for (const { path, content } of readZip(archive)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

function fileOf({ artifact, packed = 'jar' }: Pick<Jar, 'artifact'> & { readonly packed?: string }): string {
  const [, name, version, classifier] = artifact.split(':');
  return `${name}-${version}${classifier === undefined ? '' : `-${classifier}`}.${packed}`;
}

function pomOf(jars: readonly Jar[], target: string): string {
  const items = jars.map(({ artifact, to, packed = 'jar' }) => {
    const [group, name, version, classifier] = artifact.split(':');
    return [
      `<artifactItem><groupId>${group}</groupId><artifactId>${name}</artifactId><version>${version}</version><type>${packed}</type>`,
      classifier === undefined ? '' : `<classifier>${classifier}</classifier>`,
      `<outputDirectory>${escaped(join(target, to))}</outputDirectory></artifactItem>`,
    ].join('');
  });
  return `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<groupId>homedex</groupId><artifactId>jars</artifactId><version>1</version><packaging>pom</packaging>
<build><plugins><plugin><groupId>org.apache.maven.plugins</groupId><artifactId>maven-dependency-plugin</artifactId>
<configuration><artifactItems>
${items.join('\n')}
</artifactItems></configuration></plugin></plugins></build></project>
`;
}

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);
