# What a CMake project with Ninja needs for InlineGraphQL.

# The library, from the object files that `swift build` has made.
add_library(InlineGraphQL INTERFACE)
target_include_directories(InlineGraphQL INTERFACE ${INLINE_GRAPHQL}/Modules)
foreach(module InlineGraphQL DynamicCodable DocumentComposition GraphQLHTTP GraphQLJSON GraphQLCLibrary)
  file(GLOB objects CONFIGURE_DEPENDS ${INLINE_GRAPHQL}/${module}.build/*.o)
  target_link_libraries(InlineGraphQL INTERFACE ${objects})
endforeach()
target_compile_options(
  InlineGraphQL INTERFACE
  "SHELL:-load-plugin-executable ${INLINE_GRAPHQL}/InlineGraphQLMacros-tool#InlineGraphQLMacros"
)

# embed_graphql(TARGET [SCHEMAS FILE...] [REACHES TARGET...] [DEPENDENTS FILE...])
#
# Lets a target use InlineGraphQL. Before the target is compiled, its GraphQL is checked, and files are written that
# hand the macros what they need. REACHES names the targets of this kind that it depends on, directly or not. DEPENDENTS
# names files of targets that depend on it, for a schema of which it declares the types that are used.
function(embed_graphql target)
  cmake_parse_arguments(PARSE_ARGV 1 graphql "" "" "SCHEMAS;REACHES;DEPENDENTS")
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/${target}.graphql)
  set(outputs ${folder}/GraphQLMacros.embedded.swift ${folder}/GraphQLRest.embedded.swift)
  set(request "root ${CMAKE_SOURCE_DIR}\nname ${target}\n")
  string(APPEND request "module ${folder}/GraphQLMacros.embedded.swift\nrest ${folder}/GraphQLRest.embedded.swift\n")
  get_target_property(files ${target} SOURCES)
  list(TRANSFORM files PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/ REGEX "^[^/]")
  foreach(file ${files})
    cmake_path(GET file STEM LAST_ONLY stem)
    list(APPEND outputs ${folder}/${stem}.embedded.swift)
    string(APPEND request "file ${file}\noutput ${folder}/${stem}.embedded.swift\n")
  endforeach()
  set_target_properties(${target} PROPERTIES GRAPHQL_FILES "${files}")
  foreach(other ${graphql_REACHES})
    get_target_property(reachable ${other} GRAPHQL_FILES)
    string(APPEND request "reachable-module ${other}\n")
    foreach(file ${reachable})
      string(APPEND request "reachable ${file}\n")
    endforeach()
    list(APPEND files ${reachable})
  endforeach()
  list(TRANSFORM graphql_DEPENDENTS PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/ REGEX "^[^/]")
  foreach(file ${graphql_DEPENDENTS})
    string(APPEND request "dependent ${file}\n")
  endforeach()
  list(APPEND files ${graphql_DEPENDENTS})
  file(CONFIGURE OUTPUT ${folder}/request.txt CONTENT "${request}" @ONLY)
  add_custom_command(
    OUTPUT ${outputs}
    COMMAND ${INLINE_GRAPHQL}/embed-graphql-schema ${folder}/request.txt
    DEPENDS ${INLINE_GRAPHQL}/embed-graphql-schema ${folder}/request.txt ${files} ${graphql_SCHEMAS}
    COMMENT "Checking the GraphQL of ${target}"
    VERBATIM
  )
  target_sources(${target} PRIVATE ${outputs})
  target_link_libraries(${target} PRIVATE InlineGraphQL)
endfunction()

# use_graphql_directly(TARGET [SCHEMAS FILE...])
#
# Lets a target use InlineGraphQL whose macros read the schema themselves. The compiler must then compile all files at
# once: it does not know which of them depend on the schema.
function(use_graphql_directly target)
  cmake_parse_arguments(PARSE_ARGV 1 graphql "" "" "SCHEMAS")
  list(TRANSFORM graphql_SCHEMAS PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/ REGEX "^[^/]")
  # CMake compiles and links a Swift target in one step.
  set_target_properties(${target} PROPERTIES LINK_DEPENDS "${graphql_SCHEMAS}")
  # Ninja expects a module and an object for each file, which CMake knows of in incremental builds only.
  target_compile_options(
    ${target} PRIVATE -whole-module-optimization -num-threads 1
    -emit-module -emit-module-path ${CMAKE_CURRENT_BINARY_DIR}/${target}.swiftmodule
  )
  target_link_libraries(${target} PRIVATE InlineGraphQL)
endfunction()
