//! Reads commands as one JSON object per line on standard input and answers with one JSON object per line on standard output.

mod measurement;
mod page_index;
mod queries;
mod usage;

use page_index::PageIndex;
use serde_json::{Value, json};
use std::io::{BufRead, Write};
use std::path::PathBuf;

fn main() {
    let directory = PathBuf::from(std::env::args().nth(1).expect("the folder of the index"));
    let mut input = std::io::BufReader::with_capacity(1 << 20, std::io::stdin());
    let mut output = std::io::stdout();
    let mut index: Option<PageIndex> = None;
    let mut line = String::new();
    while input.read_line(&mut line).unwrap_or(0) > 0 {
        let answer = answer(&directory, &mut index, &line, &mut input)
            .unwrap_or_else(|problem| json!({ "failure": problem.to_string() }));
        writeln!(output, "{answer}").expect("standard output");
        line.clear();
    }
}

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

fn answer(
    directory: &PathBuf,
    index: &mut Option<PageIndex>,
    line: &str,
    input: &mut impl BufRead,
) -> Outcome<Value> {
    let command: Value = serde_json::from_str(line)?;
    let name = command["command"].as_str().unwrap_or_default();
    if name == "build" {
        page_index::build(directory, input, command["docs"].as_u64().unwrap_or(0))?;
        return Ok(usage::usage(directory)?);
    }
    if index.is_none() {
        *index = Some(PageIndex::open(directory)?);
    }
    let index = index.as_mut().expect("opened above");
    Ok(match name {
        "open" => json!({ "documents": index.documents(), "openMs": index.open_ms }),
        "measure" => measurement::measure(
            index,
            command["operation"].as_str().unwrap_or_default(),
            &queries::read(&command["queries"])?,
            command["warmUpCpuMs"].as_f64().unwrap_or(0.0),
            command["measureCpuMs"].as_f64().unwrap_or(0.0),
        )?,
        "counts" => measurement::measure_counts(index, &queries::read(&command["queries"])?)?,
        "totals" => {
            let mut totals = Vec::new();
            for query in queries::read(&command["queries"])? {
                totals.push(index.count(&*query.to_tantivy(&index.fields))?);
            }
            json!(totals)
        }
        "upsert" => json!({ "wallMs": index.upsert(command["page"].as_str().unwrap_or_default())? }),
        "read" => {
            let query: queries::BenchQuery = serde_json::from_value(command["query"].clone())?;
            let start = std::time::Instant::now();
            index.top_in_one_pass(&*query.to_tantivy(&index.fields))?;
            json!({ "wallMs": start.elapsed().as_secs_f64() * 1e3 })
        }
        "usage" => usage::usage(directory)?,
        _ => return Err(format!("unknown command {name}").into()),
    })
}
