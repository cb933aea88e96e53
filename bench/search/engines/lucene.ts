import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface JavaTools {
  readonly javaHome: string;
  readonly java: string;
  readonly luceneVersion: string;
}

const virtualMachines = '/usr/lib/jvm';
const projectDirectory = join(import.meta.dirname, '..', 'lucene');

/** The newest Java on this machine and the newest Lucene that runs on it, or a sentence that says what is missing. */
export function findJavaTools(): JavaTools | string {
  if (spawnSync('mvn', ['-version'], { stdio: 'ignore' }).status !== 0) return 'Maven is not installed';
  const [newest] = installedJavas().sort((a, b) => b.version - a.version);
  if (newest === undefined) return 'no Java development kit is installed';
  if (newest.version < 17) return `Java ${newest.version} is too old, 17 or newer is needed`;
  const { home, version } = newest;
  // Lucene 10 needs Java 21.
  return {
    javaHome: home,
    java: join(home, 'bin', 'java'),
    luceneVersion: version >= 21 ? '10.5.2' : '9.12.3',
  };
}

/** Starts Lucene, which answers commands over pipes. */
export function startLucene(directory: string): ChildProcess {
  const tools = findJavaTools();
  if (typeof tools === 'string') throw new Error(tools);
  const flags = ['-Xmx2g', '--add-modules', 'jdk.incubator.vector', '--enable-native-access=ALL-UNNAMED'];
  return spawn(tools.java, [...flags, '-cp', buildLuceneProgram(tools), 'searchbench.Main', directory], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}

/** Builds the Java program, which takes minutes the first time, and returns its class path. */
export function buildLuceneProgram({ javaHome, luceneVersion }: JavaTools): string {
  const target = join(projectDirectory, 'target');
  const maven = spawnSync(
    'mvn',
    ['-q', '-B', 'package', `-Dlucene.version=${luceneVersion}`, `-f`, join(projectDirectory, 'pom.xml')],
    { encoding: 'utf8', env: { ...process.env, JAVA_HOME: javaHome } },
  );
  if (maven.status !== 0)
    throw new Error(`building the Lucene program failed: ${maven.stdout}${maven.stderr}`);
  const libraries = readdirSync(join(target, 'libraries')).filter(
    (name) => !name.startsWith('lucene-') || name.endsWith(`-${luceneVersion}.jar`),
  );
  return [join(target, 'classes'), ...libraries.map((name) => join(target, 'libraries', name))].join(':');
}

function installedJavas(): { home: string; version: number }[] {
  if (!existsSync(virtualMachines)) return [];
  return readdirSync(virtualMachines)
    .map((name) => join(virtualMachines, name))
    .filter((home) => existsSync(join(home, 'bin', 'javac')))
    .map((home) => {
      const { stderr } = spawnSync(join(home, 'bin', 'java'), ['-version'], { encoding: 'utf8' });
      return { home, version: Number(/version "(\d+)/u.exec(stderr)?.[1] ?? 0) };
    });
}
