//! What the process has used so far and the size of its files. Stored records are Tantivy's .store files.

use serde_json::{Value, json};
use std::path::Path;

/// CPU time of the process since it started.
pub fn cpu_ms() -> f64 {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    unsafe { libc::clock_gettime(libc::CLOCK_PROCESS_CPUTIME_ID, &mut time) };
    time.tv_sec as f64 * 1e3 + time.tv_nsec as f64 / 1e6
}

pub fn usage(directory: &Path) -> std::io::Result<Value> {
    let (mut index_bytes, mut stored_bytes) = (0, 0);
    for file in std::fs::read_dir(directory)? {
        let file = file?;
        let bytes = file.metadata()?.len();
        if file.file_name().to_string_lossy().ends_with(".store") {
            stored_bytes += bytes;
        } else {
            index_bytes += bytes;
        }
    }
    let status = std::fs::read_to_string("/proc/self/status")?;
    let mb = |name: &str| {
        let line = status.lines().find(|line| line.starts_with(name)).unwrap_or_default();
        line.chars().filter(char::is_ascii_digit).collect::<String>().parse::<f64>().unwrap_or(0.0) / 1024.0
    };
    Ok(json!({
        "version": format!("Tantivy {}", tantivy::version_string()),
        "cpuMs": cpu_ms(),
        "rssMb": mb("VmRSS:"),
        "rssAnonMb": mb("RssAnon:"),
        "peakRssMb": mb("VmHWM:"),
        "indexBytes": index_bytes,
        "storedBytes": stored_bytes,
    }))
}
