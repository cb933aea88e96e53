package searchbench;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import java.io.BufferedReader;
import java.io.FileOutputStream;
import java.io.FileDescriptor;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Reads commands as one JSON object per line on standard input and answers with one JSON object per line on standard output. */
public final class Main {
  private static final Gson GSON = new Gson();

  public static void main(String[] arguments) throws Exception {
    Path directory = Path.of(arguments[0]);
    BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8), 1 << 20);
    PrintStream output = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    PageIndex index = null;
    for (String line = input.readLine(); line != null; line = input.readLine()) {
      JsonObject command = GSON.fromJson(line, JsonObject.class);
      String name = command.get("command").getAsString();
      Object answer;
      try {
        if (name.equals("build")) {
          answer = IndexBuilder.build(directory, input, command.get("docs").getAsInt());
        } else {
          if (index == null) index = new PageIndex(directory);
          answer = answer(index, name, command);
        }
      } catch (Exception problem) {
        answer = new Failure(problem.toString());
      }
      output.println(GSON.toJson(answer));
    }
    if (index != null) index.close();
  }

  private static Object answer(PageIndex index, String name, JsonObject command) throws Exception {
    return switch (name) {
      case "open" -> new Opened(index.documents(), index.openMs());
      case "measure" -> Measurement.of(
          index,
          command.get("operation").getAsString(),
          GSON.fromJson(command.get("queries"), BenchQuery[].class),
          command.get("warmUpCpuMs").getAsLong(),
          command.get("measureCpuMs").getAsLong());
      case "counts" -> Measurement.ofCounts(index, GSON.fromJson(command.get("queries"), BenchQuery[].class));
      case "totals" -> index.totals(GSON.fromJson(command.get("queries"), BenchQuery[].class));
      case "upsert" -> index.upsert(command.get("page").getAsString());
      case "read" -> index.read(GSON.fromJson(command.get("query"), BenchQuery.class));
      case "usage" -> ProcessUsage.now(index.directory());
      default -> throw new IllegalArgumentException("unknown command " + name);
    };
  }

  record Failure(String failure) {}

  record Opened(int documents, double openMs) {}
}
