package searchbench;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** What the process has used so far and the size of its files. Stored records are Lucene's .fdt, .fdx and .fdm files. */
record ProcessUsage(
    double cpuMs, double rssMb, double rssAnonMb, double peakRssMb, long indexBytes, long storedBytes, String version) {

  static ProcessUsage now(Path directory) throws IOException {
    OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    long stored = bytes(directory, true);
    long index = bytes(directory, false);
    String version =
        "Lucene " + org.apache.lucene.util.Version.LATEST + " on Java " + Runtime.version().feature();
    return new ProcessUsage(
        system.getProcessCpuTime() / 1e6, statusMb("VmRSS:"), statusMb("RssAnon:"), statusMb("VmHWM:"), index, stored, version);
  }

  private static long bytes(Path directory, boolean storedRecords) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files
          .filter(file -> file.getFileName().toString().matches(".*\\.fd[txm]$") == storedRecords)
          .mapToLong(file -> file.toFile().length())
          .sum();
    }
  }

  private static double statusMb(String field) throws IOException {
    List<String> lines = Files.readAllLines(Path.of("/proc/self/status"));
    for (String line : lines) {
      if (line.startsWith(field)) return Long.parseLong(line.replaceAll("\\D", "")) / 1024.0;
    }
    return 0;
  }
}
